/** Whether something is on the screen or soon will be: what takes time is made for it then, and not before. */
import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue'

const around = '300px'
const watched = new WeakMap<Element, (near: boolean) => void>()
let observer: IntersectionObserver | undefined

const watcher = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting)
    },
    { rootMargin: around },
  ))

export const useNear = (element: Ref<HTMLElement | undefined>): Ref<boolean> => {
  const near = ref(false)
  let seen: Element | undefined
  onMounted(() => {
    seen = element.value
    if (!seen) return
    watched.set(seen, now => {
      near.value = now
    })
    watcher().observe(seen)
  })
  onBeforeUnmount(() => {
    if (seen) watcher().unobserve(seen)
  })
  return near
}
