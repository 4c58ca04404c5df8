/** The renderer's own scheme: files of its folder under a strict policy, and nothing else. */
import { protocol, session, type Session } from 'electron'
import type { StudioFile } from '../host/pages.ts'
import { origin, scheme } from './window.ts'

export const declareScheme = (): void =>
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ])

export const serveStudio = (
  pages: (path: string) => Promise<StudioFile | undefined>,
  headers: Readonly<Record<string, string>>,
): void => {
  protocol.handle(scheme, async request => {
    const url = new URL(request.url)
    const own = `${url.protocol}//${url.host}` === origin && request.method === 'GET'
    const page = own ? await pages(url.pathname === '/' ? '/index.html' : url.pathname) : undefined
    if (!page) return new Response(null, { status: 404, headers: { ...headers } })
    return new Response(new Uint8Array(page.bytes), {
      headers: { ...headers, 'content-type': page.type },
    })
  })
}

/** Camera, place, notifications and the rest: a page that prints bands needs none. */
export const refusePermissions = (of: Session = session.defaultSession): void => {
  of.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  of.setPermissionCheckHandler(() => false)
  of.setDevicePermissionHandler(() => false)
}
