/**
 * The window's own drawer, in the browser's storage: unsaved work that no host takes lies there until one is there
 * again. IndexedDB alone is large enough for a band of eight mebibytes.
 */
import { error, failure, success, type JsonObject, type Result } from '../../core/index.ts'
import { texts } from '../texts.ts'

export interface DrawerWork {
  readonly id: string
  readonly path: string
  readonly base: string
  readonly name: string
  readonly at: number
  readonly document: JsonObject
  /** When a player gave it up: it is offered no more, and taken back at a click. */
  readonly givenUp?: number | undefined
}

export interface Drawer {
  readonly put: (work: DrawerWork) => Promise<Result<void>>
  readonly get: (id: string) => Promise<DrawerWork | undefined>
  readonly all: () => Promise<DrawerWork[]>
  readonly remove: (id: string) => Promise<void>
}

const [database, shelf] = ['copiste', 'travail']

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((settle, reject) => {
    request.onsuccess = () => settle(request.result)
    request.onerror = () => reject(request.error ?? new Error('no storage'))
  })

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(database, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(shelf, { keyPath: 'id' })
  return settled(request)
}

/** The browser says that it is on the disk once the transaction is complete, not before. */
const written = (transaction: IDBTransaction): Promise<void> =>
  new Promise((settle, reject) => {
    const refuse = (): void => reject(transaction.error ?? new Error('no storage'))
    transaction.oncomplete = () => settle()
    transaction.onabort = refuse
    transaction.onerror = refuse
  })

export const browserDrawer = (): Drawer => {
  let opened: Promise<IDBDatabase> | undefined
  const change = async (action: (store: IDBObjectStore) => void): Promise<void> => {
    opened ??= openDatabase()
    const transaction = (await opened).transaction(shelf, 'readwrite', { durability: 'strict' })
    const end = written(transaction)
    action(transaction.objectStore(shelf))
    await end
  }
  const look = async <T>(action: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    opened ??= openDatabase()
    return settled(action((await opened).transaction(shelf, 'readonly').objectStore(shelf)))
  }
  return {
    put: async work => {
      try {
        await change(store => store.put(work))
        return success(undefined)
      } catch {
        return failure(error('drawer.refused', '', texts.saving.drawerRefused))
      }
    },
    get: id => look<DrawerWork | undefined>(store => store.get(id)).catch(() => undefined),
    all: () => look<DrawerWork[]>(store => store.getAll()).catch(() => []),
    remove: id => change(store => store.delete(id)).catch(() => undefined),
  }
}
