/** The press on this machine: in this thread for one job, in threads of their own for several or for foreign templates. */
import { Worker } from 'node:worker_threads'
import { createPress, Fault, type Place, type PrintJob, type Printed } from '../press/index.ts'
import { decodePicture } from './pictures.ts'
import { openResources, type ResourceFolders } from './resources.ts'

export interface PrintOutcome {
  readonly printed?: Printed
  readonly fault?: { readonly code: string; readonly message: string; readonly place?: Place }
}

export const printHere = async (folders: ResourceFolders, job: PrintJob): Promise<PrintOutcome> => {
  try {
    const press = await createPress(openResources(folders), decodePicture)
    return { printed: await press.print(job) }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const { code, message, place } = error
    return { fault: { code, message, ...(place && { place }) } }
  }
}

/** A template or a font of a stranger's may never end: it is given this long. */
const patience = 60_000

/** Runs the job in a thread that is ended when it takes too long or too much. */
export const printApart = (
  workerFile: string,
  folders: ResourceFolders,
  job: PrintJob,
): Promise<PrintOutcome> =>
  new Promise(resolve => {
    const worker = new Worker(workerFile, {
      workerData: { folders, job },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    const give = (outcome: PrintOutcome): void => {
      clearTimeout(timer)
      resolve(outcome)
      // A thread that hangs in the system cannot be ended: the process must not wait for it.
      worker.unref()
      void worker.terminate()
    }
    const giveUp = (code: string, message: string): void =>
      give({ fault: { code: `press.${code}`, message } })
    const timer = setTimeout(
      () =>
        giveUp(
          'time',
          `L’impression dure plus de ${patience / 1000} secondes : un gabarit ou une police ne finit pas.`,
        ),
      patience,
    )
    worker.on('message', give)
    worker.on('error', fault =>
      giveUp('crash', `L’impression s’est arrêtée (${fault.message}) : un gabarit ou une police est fautif.`),
    )
    worker.on('exit', () => giveUp('crash', 'L’impression s’est arrêtée sans rien dire : recommencez.'))
  })
