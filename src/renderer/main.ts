/** The renderer's entry point: let in, then the studio. */
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { enter, openBridge } from './bridge.ts'
import { setBridge } from './host.ts'
import './styles/studio.css'
import { texts } from './texts.ts'

const closed = (): void => {
  const say = document.createElement('p')
  say.className = 'refused'
  say.textContent = texts.bridge.closed
  document.getElementById('app')?.replaceChildren(say)
}

void enter().then(admitted => {
  if (!admitted) return closed()
  setBridge(openBridge())
  createApp(App).use(createPinia()).mount('#app')
})
