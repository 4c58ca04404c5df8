/** Preloaded into a measured script, it tells the parent on descriptor 3 the most memory the process held. */
import { readFileSync, writeSync } from 'node:fs'

/** Linux keeps the parent's peak in maxRSS across a spawn, hence its own count first. */
const peakKiB = () => {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))[1])
  } catch {
    return process.resourceUsage().maxRSS
  }
}

process.on('exit', () => writeSync(3, String(peakKiB())))
