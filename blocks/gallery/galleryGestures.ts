import type { Swiper } from 'swiper'
import { type Point, panBy, whole, type Zoom, zoomAt } from './galleryZoom.ts'

// Factors of a press of + or -, and of two taps or the button.
const step = 1.5
const tapped = 2
// Pixels of a wheel that enlarge a photo by e.
const wheelLength = 300
// Milliseconds between two taps, and pixels that a finger moves during a tap.
const tapTime = 300
const tremble = 10

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)

/**
 * Lets readers enlarge the photo that is shown: by two fingers, the wheel, two taps, and the keys + and -. While it is
 * enlarged, it is moved by what would swipe.
 *
 * @param onChange gets whether a photo is enlarged
 * @returns `toggle` for a button, and `stop`
 */
export function enableZoom(swiper: Swiper, slides: HTMLElement, onChange: (isEnlarged: boolean) => void) {
  const pointers = new Map<number, Point>()
  const listening = new AbortController()
  const { signal } = listening
  let zoom: Zoom = whole
  let image: HTMLImageElement | null = null
  let pressedAt: Point = whole
  let lastTap = 0

  const show = (next: Zoom) => {
    const isEnlarged = next.scale > 1
    zoom = next
    image ??= swiper.slides[swiper.activeIndex]?.querySelector('img') ?? null
    if (image) {
      image.style.transform = isEnlarged ? `translate(${next.x}px, ${next.y}px) scale(${next.scale})` : ''
      // A file that is as large as what is looked at.
      if (isEnlarged) image.sizes = `${tapped * 100}vw`
    }
    if (!isEnlarged) image = null
    slides.toggleAttribute('data-enlarged', isEnlarged)
    swiper.allowTouchMove = !isEnlarged && pointers.size < 2
    onChange(isEnlarged)
  }
  const size = () => ({ width: slides.clientWidth, height: slides.clientHeight })
  const zoomBy = (factor: number, point: Point = { x: 0, y: 0 }) => show(zoomAt(zoom, factor, point, size()))
  const toggle = (point?: Point) => (zoom.scale > 1 ? show(whole) : zoomBy(tapped, point))
  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { x, y, width, height } = slides.getBoundingClientRect()
    return { x: clientX - x - width / 2, y: clientY - y - height / 2 }
  }

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    pointers.set(event.pointerId, pointOf(event))
    pressedAt = pointOf(event)
    if (pointers.size > 1) swiper.allowTouchMove = false
  }
  const onMove = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    pointers.set(event.pointerId, now)
    const [one, other] = [...pointers.values()]
    if (pointers.size === 2 && one && other) {
      const still = one === now ? other : one
      const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
      zoomBy(distance(now, still) / Math.max(distance(before, still), 1), middle)
    } else if (zoom.scale > 1) show(panBy(zoom, { x: now.x - before.x, y: now.y - before.y }, size()))
  }
  const onUp = (event: PointerEvent) => {
    if (!pointers.delete(event.pointerId)) return
    swiper.allowTouchMove = zoom.scale === 1 && pointers.size < 2
    const point = pointOf(event)
    if (event.type !== 'pointerup' || distance(point, pressedAt) > tremble) return
    const isSecond = event.timeStamp - lastTap < tapTime
    lastTap = isSecond ? 0 : event.timeStamp
    if (isSecond) toggle(point)
  }
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey || !slides.checkVisibility()) return
    // The key of + without Shift.
    if (key === '+' || key === '=') zoomBy(step)
    if (key === '-') zoomBy(1 / step)
  }
  const onWheel = (event: WheelEvent) => {
    // A pinch on a trackpad is a wheel with Ctrl, by which the browser would enlarge the whole page.
    event.preventDefault()
    zoomBy(Math.exp(-event.deltaY / wheelLength), pointOf(event))
  }

  slides.addEventListener('pointerdown', onDown, { signal })
  document.addEventListener('pointermove', onMove, { signal })
  for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, onUp, { signal })
  slides.closest('dialog')?.addEventListener('keydown', onKeyDown, { signal })
  slides.addEventListener('wheel', onWheel, { signal, passive: false })
  swiper.on('realIndexChange', () => zoom.scale > 1 && show(whole))
  return { toggle: () => toggle(), stop: () => listening.abort() }
}
