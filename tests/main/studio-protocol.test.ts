/** The studio's own protocol: files of the renderer's folder under one policy, and nothing else. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { securityHeaders } from '../../src/app/headers.ts'
import { openPages } from '../../src/host/pages.ts'
import { declareScheme, refusePermissions, serveStudio } from '../../src/main/studio-protocol.ts'
import { scratch } from '../cli/cli.ts'
import { declared, permissions, schemes } from './stand-in.ts'

vi.mock('electron', async () => (await import('./stand-in.ts')).electron)

const inScratch = scratch()
beforeAll(() => {
  mkdirSync(inScratch('renderer', 'assets'), { recursive: true })
  writeFileSync(inScratch('renderer', 'index.html'), '<h1>studio</h1>')
  writeFileSync(inScratch('renderer', 'assets', 'studio.js'), 'export {}')
  writeFileSync(inScratch('renderer', 'assets', 'été 1.css'), 'a{}')
  writeFileSync(inScratch('renderer', 'sans-type'), 'secret')
  writeFileSync(inScratch('secret.json'), 'secret')
  symlinkSync(inScratch('secret.json'), inScratch('renderer', 'lien.json'))
  serveStudio(openPages(inScratch('renderer')), securityHeaders)
})

/** The handler takes an address as it was written, which a Request would tidy. */
const get = async (url: string, method = 'GET'): Promise<Response> => {
  const response = await schemes.call('copiste', { url, method })
  if (!(response instanceof Response)) throw new Error('no response')
  return response
}

describe('the protocol', () => {
  it('is a secure one that may fetch, and may pass no policy', () => {
    declareScheme()
    expect(declared.mock.calls).toEqual([
      [[{ scheme: 'copiste', privileges: { standard: true, secure: true, supportFetchAPI: true } }]],
    ])
  })

  it.each([
    ['copiste://studio/', 'text/html; charset=utf-8', '<h1>studio</h1>'],
    ['copiste://studio/index.html?x#y', 'text/html; charset=utf-8', '<h1>studio</h1>'],
    ['copiste://studio/assets/studio.js', 'text/javascript; charset=utf-8', 'export {}'],
    ['copiste://studio/assets/%C3%A9t%C3%A9%201.css', 'text/css; charset=utf-8', 'a{}'],
  ])('answers %s', async (url, type, text) => {
    const response = await get(url)
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      type,
      text,
    ])
  })

  it.each([
    'copiste://studio/../secret.json',
    'copiste://studio/%2e%2e/secret.json',
    'copiste://studio/..%2fsecret.json',
    'copiste://studio/assets/..%2f..%2fsecret.json',
    'copiste://studio/%252e%252e/secret.json',
    'copiste://studio/..%5csecret.json',
    'copiste://studio/..\\secret.json',
    'copiste://studio//etc/passwd.json',
    'copiste://studio/C:/secret.json',
    'copiste://studio/index.html%00.js',
    'copiste://studio/%00',
    'copiste://studio/%E0%A4%A',
    'copiste://studio/lien.json',
    'copiste://studio/sans-type',
    'copiste://studio/assets',
    'copiste://studio/assets/',
    'copiste://studio/absent.html',
    'copiste://autre/index.html',
    'copiste://studio.example.org/index.html',
    'copiste://studio:80/index.html',
    'https://studio/index.html',
  ])('has nothing at %s', async url => {
    const response = await get(url)
    expect([response.status, await response.text()]).toEqual([404, ''])
  })

  it('knows no absolute path', async () => {
    expect((await get(`copiste://studio/${encodeURIComponent(inScratch('secret.json'))}`)).status).toBe(404)
  })

  it.each(['POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'])('only reads: %s finds nothing', async method => {
    expect((await get('copiste://studio/index.html', method)).status).toBe(404)
  })

  it.each(['copiste://studio/', 'copiste://studio/absent.html'])('answers %s under the policy', async url => {
    const { headers } = await get(url)
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
        "connect-src 'self'; worker-src 'self'; frame-src blob:; base-uri 'none'; form-action 'none'; " +
        "frame-ancestors 'none'",
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  })
})

describe('permissions', () => {
  it.each([
    'geolocation',
    'notifications',
    'media',
    'clipboard-read',
    'openExternal',
    'fileSystem',
    'unheard-of',
  ])('%s is refused when asked and when looked up', name => {
    refusePermissions()
    const answers: unknown[] = []
    permissions.call('request', {}, name, (granted: unknown) => answers.push(granted))
    answers.push(permissions.call('check', {}, name), permissions.call('device', { deviceType: name }))
    expect(answers).toEqual([false, false, false])
  })
})
