/** What evenings on the shelf say: when, where, who plays what. */
import { defineStore } from 'pinia'
import { eveningSchema } from '../../core/index.ts'
import { createLooks } from './looks.ts'

export const useEvenings = defineStore('evenings', () =>
  createLooks(document => {
    const read = eveningSchema.safeParse(document)
    return read.success ? read.data : undefined
  }),
)
