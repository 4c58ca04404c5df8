/** The browser host as a player starts it, and a way to speak to it that no browser and no HTTP library would allow. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { writeJson, z } from '../../src/core/index.ts'
import { program } from '../cli/cli.ts'
import { sampleDocument } from '../desk/desk.ts'

export const session = 'fenetre-des-tests'

export interface Reply {
  /** 0 where the host hung up without a word. */
  readonly status: number
  readonly head: string
  readonly body: string
}

export interface Wish {
  readonly method?: string
  readonly target?: string
  /** Whole lines, in the place of the usual `Host: …`. */
  readonly host?: readonly string[]
  readonly headers?: readonly string[]
  readonly body?: string | Uint8Array
}

/** Sends these bytes as they are, and reads until the host hangs up. */
export const speak = (port: number, ...parts: readonly (string | Uint8Array)[]): Promise<Reply> =>
  new Promise(resolve => {
    const heard: Uint8Array[] = []
    const socket = connect(port, '127.0.0.1', () => {
      for (const part of parts) socket.write(part)
    })
    socket.on('data', chunk => heard.push(chunk))
    // A host that refuses a body hangs up while it is still being sent.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(replyOf(Buffer.concat(heard))))
  })

const replyOf = (bytes: Buffer): Reply => {
  const found = bytes.indexOf('\r\n\r\n')
  const end = found < 0 ? bytes.length : found
  const head = bytes.toString('utf8', 0, end)
  const rest = bytes.subarray(end + 4)
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
    head,
    body: (/^transfer-encoding: chunked/im.test(head) ? whole(rest) : rest).toString(),
  }
}

/** What comes after the last chunk stays: a second answer would show. */
const whole = (bytes: Buffer): Buffer => {
  const parts: Buffer[] = []
  for (let rest = bytes; ;) {
    const line = rest.indexOf('\r\n')
    const size = line < 0 ? 0 : Number.parseInt(rest.toString('latin1', 0, line), 16)
    if (size === 0) return Buffer.concat([...parts, rest.subarray(line < 0 ? 0 : line + 4)])
    parts.push(rest.subarray(line + 2, line + 2 + size))
    rest = rest.subarray(line + 2 + size + 2)
  }
}

export const requestText = (
  port: number,
  { method = 'GET', target = '/', host, headers = [] }: Wish,
): string =>
  [
    `${method} ${target} HTTP/1.1`,
    ...(host ?? [`Host: 127.0.0.1:${port}`]),
    'Connection: close',
    ...headers,
    '\r\n',
  ].join('\r\n')

export const ask = (port: number, wish: Wish): Promise<Reply> => {
  const { body } = wish
  if (body === undefined) return speak(port, requestText(port, wish))
  const headers = [...(wish.headers ?? []), `Content-Length: ${Buffer.byteLength(body)}`]
  return speak(port, requestText(port, { ...wish, headers }), body)
}

export const passLine = (pass: string): string => `X-Copiste-Cle: ${pass}`

/** What the way in answered; nothing where it stayed shut. */
export const passOf = ({ status, body }: Reply): string =>
  status === 200 ? z.object({ cle: z.string() }).parse(JSON.parse(body)).cle : ''

export interface Studio {
  readonly port: number
  readonly address: string
  readonly key: string
  /** What our own page sends with each call, once it was let in. */
  readonly pass: string
  readonly library: string
  readonly outside: string
  readonly folder: string
  readonly pid: number
  readonly said: () => string
  /** A call as the studio's own page makes it, where nothing else is wished. */
  readonly call: (name: string, body: string | Uint8Array, wish?: CallWish) => Promise<Reply>
  /** A socket that stays open after these bytes, until `release`. */
  readonly hold: (text: string) => Promise<void>
  readonly release: () => void
  readonly mebibytes: () => number
  /** Every file of the studio's folders with what it holds, save its own housekeeping. */
  readonly written: () => Readonly<Record<string, string>>
  readonly stop: () => Promise<number | null>
  readonly kill: () => void
}

export interface CallWish extends Wish {
  readonly origin?: readonly string[]
  readonly pass?: readonly string[]
  readonly type?: readonly string[]
  readonly from?: readonly string[]
}

export const startStudio = async (folder: string): Promise<Studio> => {
  const made = furnish(folder)
  const child = serve(folder)
  const stderr: string[] = []
  child.stderr?.on('data', chunk => stderr.push(String(chunk)))
  const address = await firstLine(child)
  const port = Number(/:(\d+)\//.exec(address)?.[1])
  const key = /#cle=([\w-]+)$/.exec(address)?.[1] ?? ''
  const origin = `Origin: http://127.0.0.1:${port}`
  const entered = await ask(port, {
    method: 'POST',
    target: '/entrer',
    body: JSON.stringify({ cle: key }),
    headers: [origin, 'Content-Type: application/json'],
  })
  const pass = passOf(entered)
  const held: Socket[] = []
  const call: Studio['call'] = (name, body, wish = {}) =>
    ask(port, {
      method: 'POST',
      target: `/appel/${name}`,
      body,
      ...wish,
      headers: [
        ...(wish.origin ?? [origin]),
        ...(wish.pass ?? [passLine(pass)]),
        ...(wish.type ?? ['Content-Type: application/json']),
        ...(wish.from ?? [`X-Copiste-Session: ${session}`]),
        ...(wish.headers ?? []),
      ],
    })
  return {
    port,
    address,
    key,
    pass,
    folder,
    call,
    ...made,
    pid: child.pid ?? 0,
    said: () => stderr.join(''),
    hold: text => hold(port, text, held),
    release: () => {
      for (const socket of held.splice(0)) socket.destroy()
    },
    mebibytes: () => residentMebibytes(child.pid ?? 0),
    written: () => snapshot(folder),
    stop: () => {
      child.kill('SIGINT')
      return exitOf(child)
    },
    kill: () => {
      child.kill('SIGKILL')
    },
  }
}

/** A library with one band, and links that lead out of it. */
const furnish = (folder: string): { readonly library: string; readonly outside: string } => {
  const [library, outside] = [join(folder, 'library'), join(folder, 'outside')]
  for (const path of [library, outside, join(folder, 'data'), join(folder, 'home'), join(folder, 'tmp')])
    mkdirSync(path, { recursive: true })
  writeFileSync(join(library, 'trio.bande.json'), writeJson(sampleDocument('trio')))
  writeFileSync(join(outside, 'secret.bande.json'), writeJson(sampleDocument('mages')))
  symlinkSync(join(outside, 'secret.bande.json'), join(library, 'secret.bande.json'))
  symlinkSync('/etc/passwd', join(library, 'passwd.bande.json'))
  symlinkSync(outside, join(library, 'dehors'))
  return { library, outside }
}

export const serve = (folder: string, ...words: readonly string[]): ChildProcess =>
  spawn(process.execPath, [program, 'serve', ...words], {
    cwd: join(folder, 'tmp'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      HOME: join(folder, 'home'),
      TMPDIR: join(folder, 'tmp'),
      COPISTE_DATA: join(folder, 'data'),
      COPISTE_LIBRARY: join(folder, 'library'),
    },
  })

export const exitOf = (child: ChildProcess): Promise<number | null> =>
  child.exitCode === null
    ? new Promise(resolve => child.once('exit', code => resolve(code)))
    : Promise.resolve(child.exitCode)

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', chunk => {
      text += String(chunk)
      const [line, rest] = text.split('\n')
      if (line !== undefined && rest !== undefined) resolve(line)
    })
    child.once('exit', code => reject(new Error(`copiste serve ended with ${code}`)))
  })

const hold = (port: number, text: string, held: Socket[]): Promise<void> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, () => resolve()))
    socket.on('error', () => undefined)
    socket.resume()
    held.push(socket)
  })

/** Linux tells it in a file; there is no other way that costs no process. */
const residentMebibytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? NaN) / 1024

/** Marks of living processes and of open files come and go with calls that are allowed. */
const housekeeping = /^data\/(?:processus|ouvertes|preferences\.json)/

const snapshot = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .filter(path => !housekeeping.test(path.slice(folder.length + 1)))
      .sort()
      .map(path => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  )
