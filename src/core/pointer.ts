/** JSON pointers (RFC 6901): how a diagnostic names a place in a file. */
export type Pointer = string

export const pointer = (...keys: readonly PropertyKey[]): Pointer =>
  keys.map(key => '/' + String(key).replaceAll('~', '~0').replaceAll('/', '~1')).join('')

export const pointerKeys = (path: Pointer): readonly string[] =>
  path === ''
    ? []
    : path
        .slice(1)
        .split('/')
        .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'))
