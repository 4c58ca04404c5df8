/** The press in this very thread, for jobs of our own templates. */
import { error, failure, success, type Result } from '../core/index.ts'
import { createPress, Fault, openYoga, type Press, type PrintJob, type Printed } from '../press/index.ts'
import { openFaceShelf } from './face-shelf.ts'
import { hastenFor } from './haste.ts'
import { decodePicture } from './pictures.ts'
import { openResources, type ResourceFolders } from './resources.ts'

/** With the faces that were painted another evening. */
export const openPress = (folders: ResourceFolders): Promise<Press> => {
  const layout = openYoga()
  const resources = openResources(folders)
  return createPress({ ...resources, shelf: openFaceShelf(folders, resources.fonts) }, decodePicture, layout)
}

/** It stays warm from one job to the next. */
export const openPressHere = (folders: ResourceFolders): ((job: PrintJob) => Promise<Result<Printed>>) => {
  let press: Promise<Press> | undefined
  return async job => {
    try {
      hastenFor(job)
      press ??= openPress(folders)
      const { print, keep } = await press
      const printed = await print(job)
      keep()
      return success(printed)
    } catch (fault) {
      if (fault instanceof Fault) return failure(error(fault.code, '', sentenceOf(fault)))
      throw fault
    }
  }
}

/** With its place, where it has one. */
export const sentenceOf = ({ message, place }: Fault): string =>
  place ? `${place.file}, ligne ${place.line}, colonne ${place.column} : ${message}` : message
