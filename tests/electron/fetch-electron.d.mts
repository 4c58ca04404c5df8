/** Types of a script that plain Node runs. */

export const findElectron: (options?: { readonly cacheFolder?: string }) => string | undefined
export const installElectronLibraries: () => readonly string[]
