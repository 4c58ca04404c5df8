// @vitest-environment happy-dom
/** The list of keys: the menu's own words, and the keys of the host that the window stands in. */
import { enableAutoUnmount, flushPromises, mount } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { commandIds, commandWords, keysOf } from '../../src/app/commands.ts'
import { createCommands } from '../../src/renderer/commands.ts'
import KeysDialog from '../../src/renderer/dialogs/KeysDialog.vue'
import { fakeBridge } from './fake-bridge.ts'

enableAutoUnmount(afterEach)
beforeEach(() => setActivePinia(createPinia()))

const idle = (): Promise<void> => Promise.resolve()

describe('the list of keys', () => {
  it('says every command that has some, as the menu does, then those of each view', async () => {
    fakeBridge({})
    mount(KeysDialog, { props: { open: true }, attachTo: document.body })
    await flushPromises()
    const all = (selector: string): readonly string[] =>
      [...document.body.querySelectorAll(selector)].map(one => one.textContent.trim())
    const listed = all('section:first-child dt').map((label, at) => [
      label,
      all('section:first-child kbd')[at],
    ])
    expect(listed).toEqual(
      commandIds.flatMap(id => {
        const keys = keysOf(id, 'browser')
        return keys === undefined ? [] : [[commandWords[id].label, keys]]
      }),
    )
    expect(all('h3')).toEqual([
      'Partout',
      'Sur l’étagère',
      'Dans une bande',
      'Pour choisir',
      'Devant les pages',
    ])
  })

  it('is what the window answers to: each command of the table can be run', () => {
    fakeBridge({})
    const commands = createCommands(idle, idle, idle, idle)()
    expect(new Set(commands.map(({ id }) => id))).toEqual(new Set(commandIds))
    for (const { id, keys } of commands) {
      const known = commandIds.find(one => one === id)
      expect(known && keysOf(known, 'browser')).toBe(keys)
    }
  })
})
