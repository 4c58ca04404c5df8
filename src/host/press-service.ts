/**
 * The press behind a window: threads that are replaced when they crash, hang or are told to stop. One stays warm;
 * another is started when all are busy and ended once it has nothing to do, so that nobody who looks at a preview waits
 * for another window's long print. In one lane only the newest waits.
 */
import { Worker } from 'node:worker_threads'
import type { PngPage, PressRequest, PressService } from '../app/port.ts'
import type { Printed } from '../app/press-words.ts'
import { cancelled, superseded } from '../app/print-room.ts'
import { error, failure, success, type Diagnostic, type Result } from '../core/index.ts'
import type { PrintJob } from '../press/vocabulary/index.ts'
import type { ResourceFolders } from './resources.ts'
import type { FromPress, PressData, ToPress } from './press-work.ts'
import { editionOf } from './edition.ts'
import { mayKeepCode } from './kept-code.ts'
import { listThemes } from './themes.ts'

export interface PressServiceOptions {
  readonly workerFile: string
  readonly folders: ResourceFolders
  /** Milliseconds without a step forward after which a request is given up; as long as it goes on, it may. */
  readonly patience?: number
  readonly megabytes?: number
  /** Milliseconds for which a thread beside the first one waits for more to do. */
  readonly idle?: number
  /** Milliseconds in which a thread that is not needed any more may end what it is at. */
  readonly grace?: number
}

type Answer = FromPress & { readonly kind: 'done' }

interface Waiting {
  readonly lane: string
  readonly pace: Pace
  readonly task: ToPress
  readonly progress: PressRequest['progress']
  readonly settle: (answer: Result<Answer>) => void
}

/**
 * Of long work, one thing at a time; somebody waits for what is urgent, and two of them may be long as well. For what is
 * idle nobody waits: it begins when there is nothing else to do.
 */
const mostAtOnce = { idle: 1, long: 1, urgent: 2 } as const
type Pace = keyof typeof mostAtOnce

export const createPressService = (options: PressServiceOptions): PressService => {
  const pool = new PressPool({
    patience: 120_000,
    megabytes: 1024,
    idle: 30_000,
    grace: 1_000,
    ...options,
  })
  return {
    themes: listThemes(options.folders),
    edition: () => editionOf([options.folders.root, options.folders.own], options.workerFile),
    print: async ({ lane, job, urgent = false, idle = false, progress }): Promise<Result<Printed>> => {
      const pace = urgent ? 'urgent' : idle ? 'idle' : 'long'
      const answer = await pool.ask({ lane, pace, task: { kind: 'print', job }, progress })
      if (!answer.ok) return answer
      return answer.value.printed ? success(answer.value.printed) : failure(crashed('sans réponse'))
    },
    png: async (lane, pdf, page, dpi, idle = false): Promise<Result<PngPage>> => {
      const task: ToPress = { kind: 'png', pdf, page, dpi }
      const answer = await pool.ask({ lane, pace: idle ? 'idle' : 'long', task, progress: undefined })
      if (!answer.ok) return answer
      return answer.value.page ? success(answer.value.page) : failure(crashed('sans réponse'))
    },
    warm: job => pool.warm(job),
    cancel: lane => pool.cancel(lane),
    close: () => pool.close(),
  }
}

/** Holds threads of the system's: `close` ends them. */
class PressPool {
  private readonly queue: Waiting[] = []
  private readonly threads: PressThread[] = []
  private closed = false

  constructor(private readonly options: Required<PressServiceOptions>) {}

  ask(request: Omit<Waiting, 'settle'>): Promise<Result<Answer>> {
    return new Promise(settle => {
      if (this.closed) return settle(failure(cancelled))
      this.withdraw(request.lane, superseded)
      this.queue.push({ ...request, settle })
      this.next()
    })
  }

  /** The thread that serves who looks at previews. */
  warm(job?: PrintJob): void {
    if (this.closed) return
    const first = this.threads[0] ?? this.addThread()
    first.warm(job)
  }

  cancel(lane: string): void {
    this.withdraw(lane, cancelled)
    for (const thread of this.threads) if (thread.current?.lane === lane) thread.drop(cancelled)
  }

  async close(): Promise<void> {
    this.closed = true
    for (const { settle } of this.queue.splice(0)) settle(failure(cancelled))
    await Promise.all(this.threads.splice(0).map(thread => thread.end()))
  }

  /** What waits in a lane gives way. */
  private withdraw(lane: string, why: Diagnostic): void {
    const at = this.queue.findIndex(waiting => waiting.lane === lane)
    if (at >= 0) this.queue.splice(at, 1)[0]?.settle(failure(why))
  }

  private next(): void {
    for (const waiting of [...this.queue]) {
      if (this.closed || !this.mayBegin(waiting)) continue
      this.queue.splice(this.queue.indexOf(waiting), 1)
      this.freeThread(waiting.pace).begin(waiting)
    }
  }

  private mayBegin({ lane, pace }: Waiting): boolean {
    const running = this.threads.flatMap(({ current }) => current ?? [])
    const isCalm = running.length === 0 && !this.threads.some(({ isRehearsing }) => isRehearsing)
    if (pace === 'idle') return isCalm && this.queue.every(other => other.pace === 'idle')
    const alike = running.filter(current => current.pace === pace)
    return alike.length < mostAtOnce[pace] && running.every(current => current.lane !== lane)
  }

  /**
   * The first is used before the others, so that they come to have nothing to do. What is idle leaves it alone: a player
   * who comes with something to do finds it free.
   */
  private freeThread(pace: Pace): PressThread {
    if (this.threads.length === 0) this.addThread()
    const free = this.threads.slice(pace === 'idle' ? 1 : 0).find(({ current }) => !current)
    return free ?? this.addThread()
  }

  private addThread(): PressThread {
    const made = new PressThread(this.options, () => this.rest(made))
    this.threads.push(made)
    return made
  }

  /** A thread has done its work. */
  private rest(thread: PressThread): void {
    this.next()
    if (this.closed || thread.current || thread === this.threads[0]) return
    thread.endSoon(() => {
      const at = this.threads.indexOf(thread)
      if (at >= 0) this.threads.splice(at, 1)
    })
  }
}

/** One thread and what it does now. */
class PressThread {
  current: Waiting | undefined
  private worker: Worker | undefined
  private timer: NodeJS.Timeout | undefined
  private leaving: NodeJS.Timeout | undefined
  private hasWorked = false
  private readonly rehearsals: PrintJob[] = []
  isRehearsing = false

  constructor(
    private readonly options: Required<PressServiceOptions>,
    private readonly rested: () => void,
  ) {}

  begin(waiting: Waiting): void {
    clearTimeout(this.leaving)
    this.hasWorked = true
    this.rehearsals.length = 0
    this.current = waiting
    this.worker ??= this.start()
    this.worker.ref()
    this.wait()
    this.worker.postMessage(waiting.task)
  }

  /** One after the other, until there is something to do: what is asked for meanwhile waits for one at most. */
  warm(job?: PrintJob): void {
    if (this.hasWorked) return
    this.worker ??= this.start()
    this.worker.unref()
    if (job) this.rehearsals.push(job)
    if (!this.isRehearsing) this.rehearse()
  }

  private rehearse(): void {
    const job = this.rehearsals.shift()
    this.isRehearsing = job !== undefined
    if (job) this.worker?.postMessage({ kind: 'rehearse', job } satisfies ToPress)
  }

  endSoon(left: () => void): void {
    clearTimeout(this.leaving)
    this.leaving = setTimeout(() => {
      left()
      void this.end()
    }, this.options.idle).unref()
  }

  /** It goes by itself where it can: a thread that is cut off while it opens may take its process with it. */
  async end(): Promise<void> {
    clearTimeout(this.leaving)
    const worker = this.leave(cancelled)
    if (!worker) return
    await new Promise<void>(gone => {
      const timer = setTimeout(gone, this.options.grace)
      worker.once('exit', () => {
        clearTimeout(timer)
        gone()
      })
      worker.postMessage({ kind: 'end' } satisfies ToPress)
    })
    await worker.terminate()
  }

  /** The thread is ended; another is started for the next request. */
  drop(why: Diagnostic): void {
    void this.leave(why)?.terminate()
  }

  /** Nothing is expected of the thread any more. */
  private leave(why: Diagnostic): Worker | undefined {
    const { worker } = this
    this.worker = undefined
    this.rehearsals.length = 0
    this.isRehearsing = false
    worker?.removeAllListeners()
    worker?.on('error', () => undefined)
    this.finish(failure(why))
    return worker
  }

  private wait(): void {
    const { patience } = this.options
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.drop(stuck(patience)), patience)
  }

  private finish(answer: Result<Answer>): void {
    clearTimeout(this.timer)
    const { current } = this
    this.current = undefined
    if (!current) return
    current.settle(answer)
    this.rested()
    if (!this.current) this.worker?.unref()
  }

  private start(): Worker {
    const { workerFile, folders, megabytes } = this.options
    const worker = new Worker(workerFile, {
      workerData: { folders, keepsCode: mayKeepCode() } satisfies PressData,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
    worker.on('message', (message: FromPress) => this.hear(message))
    worker.on('error', fault => this.drop(crashed(reasonOf(fault))))
    worker.on('exit', () => this.drop(crashed('sans rien dire')))
    return worker
  }

  private hear(message: FromPress): void {
    if (message.kind === 'progress') {
      if (this.current) this.wait()
      this.current?.progress?.(message.done, message.total)
    } else if (message.kind === 'rehearsed') {
      this.rehearse()
      if (!this.current && !this.isRehearsing) this.rested()
    } else if (message.kind === 'done') this.finish(success(message))
    else this.finish(failure(error(message.code, '', message.message)))
  }
}

/** Node says this one in English. */
const reasonOf = (fault: Error): string =>
  'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'la mémoire lui a manqué' : fault.message

const crashed = (how: string): Diagnostic =>
  error('press.crash', '', `L’impression s’est arrêtée (${how}). Rien n’est perdu : recommencez.`)

const stuck = (patience: number): Diagnostic =>
  error(
    'press.time',
    '',
    `L’impression n’avance plus depuis ${patience / 1000} secondes et a été arrêtée : un gabarit, une police ou une image ne finit pas.`,
  )
