/** The press in this very thread, for one job of our own templates. */
import { error, failure, success, type Result } from '../core/index.ts'
import { createPress, Fault, type PrintJob, type Printed } from '../press/index.ts'
import { decodePicture } from './pictures.ts'
import { openResources, type ResourceFolders } from './resources.ts'

export const printHere = async (folders: ResourceFolders, job: PrintJob): Promise<Result<Printed>> => {
  try {
    const press = await createPress(openResources(folders), decodePicture)
    return success(await press.print(job))
  } catch (fault) {
    if (fault instanceof Fault) return failure(error(fault.code, '', sentenceOf(fault)))
    throw fault
  }
}

/** With its place, where it has one. */
export const sentenceOf = ({ message, place }: Fault): string =>
  place ? `${place.file}, ligne ${place.line}, colonne ${place.column} : ${message}` : message
