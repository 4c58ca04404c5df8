/** The press in a thread of its own: one job, one answer. */
import { parentPort, workerData } from 'node:worker_threads'
import { printHere } from './press.ts'

void printHere(workerData.folders, workerData.job).then(outcome => parentPort?.postMessage(outcome))
