declare module '*.vue' {
  import type { DefineComponent } from 'vue'
  const component: DefineComponent
  export default component
}

declare module 'virtual:icons' {
  const outlines: Readonly<Record<string, string>>
  export default outlines
  export const authors: readonly string[]
  /** By the folder of their game, then by their names. */
  export const ornaments: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly width: number
            readonly height: number
            readonly paths: readonly { readonly d: string; readonly stroke?: number }[]
          }
        >
      >
    >
  >
}

declare module 'virtual:icon-names' {
  /** Between spaces. */
  const names: string
  export default names
}

/** What Electron's preload puts into the page; a browser has none. */
interface Window {
  readonly copiste?: {
    readonly call: (name: string, input: unknown) => Promise<unknown>
    readonly listen: (listener: (event: unknown) => void) => () => void
    readonly holdsWork: (unsaved: boolean) => void
  }
}

declare module '*?url' {
  const address: string
  export default address
}

declare module '*?raw' {
  const text: string
  export default text
}
