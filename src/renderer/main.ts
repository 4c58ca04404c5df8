/** The renderer's entry point: let in, then the studio. */
import './styles/index.css'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { enter, openBridge } from './bridge.ts'
import { setReach } from './host.ts'
import { browserDrawer } from './link/drawer.ts'
import { openTab } from './link/tab.ts'
import { browserWorks } from './link/works.ts'
import { texts } from './texts.ts'

const closed = (): void => {
  const say = document.createElement('p')
  say.className = 'empty'
  say.textContent = texts.bridge.closed
  document.getElementById('app')?.replaceChildren(say)
}

const begin = async (): Promise<void> => {
  if (!(await enter())) return closed()
  setReach({ bridge: openBridge(await openTab()), drawer: browserDrawer(), works: browserWorks() })
  createApp(App).use(createPinia()).mount('#app')
}

void begin()
