/**
 * The press behind a window: a thread that stays warm, replaced when it crashes, hangs or is told to stop. Requests
 * wait their turn; in one lane only the newest waits.
 */
import { Worker } from 'node:worker_threads'
import type { PressRequest, PressService } from '../app/host.ts'
import type { Printed } from '../app/press.ts'
import { cancelled, superseded } from '../app/print-room.ts'
import { error, failure, success, type Diagnostic, type Result } from '../core/index.ts'
import type { ResourceFolders } from './resources.ts'
import type { ToPress, FromPress } from './press-thread.ts'
import { listThemes } from './themes.ts'

export interface PressServiceOptions {
  readonly workerFile: string
  readonly folders: ResourceFolders
  /** Milliseconds that one request may take. */
  readonly patience?: number
  readonly megabytes?: number
}

type Answer = FromPress & { readonly kind: 'done' }

interface Waiting {
  readonly lane: string
  readonly task: ToPress
  readonly progress: PressRequest['progress']
  readonly settle: (answer: Result<Answer>) => void
}

export const createPressService = (options: PressServiceOptions): PressService => {
  const thread = new PressThread({ patience: 120_000, megabytes: 1024, ...options })
  return {
    themes: listThemes(options.folders),
    print: async ({ lane, job, progress }): Promise<Result<Printed>> => {
      const answer = await thread.ask(lane, { kind: 'print', job }, progress)
      if (!answer.ok) return answer
      return answer.value.printed ? success(answer.value.printed) : failure(crashed('sans réponse'))
    },
    png: async (lane, pdf, dpi) => {
      const answer = await thread.ask(lane, { kind: 'png', pdf, dpi })
      return answer.ok ? success(answer.value.pages ?? []) : answer
    },
    cancel: lane => thread.cancel(lane),
    close: () => thread.close(),
  }
}

/** Holds a thread of the system's: `close` ends it. */
class PressThread {
  private readonly queue: Waiting[] = []
  private worker: Worker | undefined
  private current: Waiting | undefined
  private timer: NodeJS.Timeout | undefined
  private closed = false

  constructor(private readonly options: Required<PressServiceOptions>) {}

  ask(lane: string, task: ToPress, progress?: PressRequest['progress']): Promise<Result<Answer>> {
    return new Promise(settle => {
      if (this.closed) return settle(failure(cancelled))
      this.withdraw(lane, superseded)
      this.queue.push({ lane, task, progress, settle })
      this.next()
    })
  }

  cancel(lane: string): void {
    this.withdraw(lane, cancelled)
    if (this.current?.lane === lane) this.drop(cancelled)
  }

  async close(): Promise<void> {
    this.closed = true
    for (const { settle } of this.queue.splice(0)) settle(failure(cancelled))
    const { worker } = this
    this.drop(cancelled)
    await worker?.terminate()
  }

  /** What waits in a lane gives way. */
  private withdraw(lane: string, why: Diagnostic): void {
    const at = this.queue.findIndex(waiting => waiting.lane === lane)
    if (at >= 0) this.queue.splice(at, 1)[0]?.settle(failure(why))
  }

  private next(): void {
    if (this.current || this.closed) return
    this.current = this.queue.shift()
    if (!this.current) return this.worker?.unref()
    const { patience } = this.options
    this.worker ??= this.start()
    this.worker.ref()
    this.timer = setTimeout(() => this.drop(tooLong(patience)), patience)
    this.worker.postMessage(this.current.task)
  }

  private finish(answer: Result<Answer>): void {
    clearTimeout(this.timer)
    const { settle } = this.current ?? {}
    this.current = undefined
    settle?.(answer)
    this.next()
  }

  /** The thread is ended; another is started for the next request. */
  private drop(why: Diagnostic): void {
    const { worker } = this
    this.worker = undefined
    worker?.removeAllListeners()
    worker?.on('error', () => undefined)
    void worker?.terminate()
    this.finish(failure(why))
  }

  private start(): Worker {
    const { workerFile, folders, megabytes } = this.options
    const worker = new Worker(workerFile, {
      workerData: { folders },
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
    worker.on('message', (message: FromPress) => this.hear(message))
    worker.on('error', fault => this.drop(crashed(reasonOf(fault))))
    worker.on('exit', () => this.drop(crashed('sans rien dire')))
    return worker
  }

  private hear(message: FromPress): void {
    if (message.kind === 'progress') this.current?.progress?.(message.done, message.total)
    else if (message.kind === 'done') this.finish(success(message))
    else this.finish(failure(error(message.code, '', message.message)))
  }
}

/** Node says this one in English. */
const reasonOf = (fault: Error): string =>
  'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'la mémoire lui a manqué' : fault.message

const crashed = (how: string): Diagnostic =>
  error('press.crash', '', `L’impression s’est arrêtée (${how}). Rien n’est perdu : recommencez.`)

const tooLong = (patience: number): Diagnostic =>
  error(
    'press.time',
    '',
    `L’impression dure plus de ${patience / 1000} secondes et a été arrêtée : un gabarit, une police ou une image ne finit pas.`,
  )
