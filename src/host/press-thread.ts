/** The entry point of the press's thread: the press itself is opened once its compiled code is at hand. */
import { join } from 'node:path'
import { workerData } from 'node:worker_threads'
import { openKeptCode } from './kept-code.ts'
import { cacheFolder } from './places.ts'

const code = workerData.keepsCode ? openKeptCode(join(cacheFolder(), 'code'), 'presse') : undefined
void import('./press-work.ts').then(({ work }) => work(() => code?.keep()))
