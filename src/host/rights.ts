/** Who may read a file that is written anew: those who could before, and of a private one nobody else. */
import { stat, type FileHandle } from 'node:fs/promises'

export interface Rights {
  readonly mode: number
  /** Of whoever writes it, where not told. */
  readonly owner?: { readonly user: number; readonly group: number }
}

export const privately: Rights = { mode: 0o600 }

/** Of a file that is there; nothing of one that is not. */
export const rightsOf = async (path: string): Promise<Rights | undefined> => {
  try {
    const { mode, uid, gid } = await stat(path)
    return { mode: mode & 0o777, owner: { user: uid, group: gid } }
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return undefined
    throw fault
  }
}

/** The owner first: a change of owner may take rights away. Where neither can be given, the work counts for more. */
export const give = async (handle: FileHandle, { mode, owner }: Rights): Promise<void> => {
  if (process.platform === 'win32') return
  const kept = owner ? await giveOwner(handle, owner.user, owner.group) : true
  // Rights of a group are not for another one.
  await handle.chmod(kept ? mode : (mode & 0o707) | ((mode & 0o007) << 3)).catch(() => undefined)
}

/** Whether the group is the one that was asked for. */
const giveOwner = async (handle: FileHandle, user: number, group: number): Promise<boolean> => {
  const own = await handle.stat()
  if (own.uid === user && own.gid === group) return true
  const given = (by: number): Promise<boolean> =>
    handle.chown(by, group).then(
      () => true,
      () => false,
    )
  return (await given(user)) || own.gid === group || given(own.uid)
}
