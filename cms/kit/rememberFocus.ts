// Maximum animation frames until a control is gone.
const maxFrames = 60

const controls = [
  'a[href]',
  'button:enabled',
  'input:enabled:not([type=hidden])',
  'select:enabled',
  'textarea:enabled',
  '[contenteditable=true]',
  '[tabindex="0"]',
].join(', ')

const controlsIn = (place: Element): HTMLElement[] =>
  [...place.querySelectorAll<HTMLElement>(controls)].filter((control) => control.checkVisibility())

interface Place {
  element: Element
  index: number
}

function placesAround(element: Element | null): Place[] {
  const places: Place[] = []
  for (let place = element?.parentElement; place && place !== document.body; place = place.parentElement)
    places.push({
      element: place,
      index: controlsIn(place).findIndex((control) => control === element || control.contains(element)),
    })
  return places
}

/**
 * Remembers where the keyboard is, for a control that goes away with what it does: a chip that is removed, a button
 * that chooses the first picture. A browser would start again at the beginning of the page.
 *
 * @returns a function to be called once it is done: as soon as the control is gone, the keyboard is on what took its
 * place, else on
 * what is nearest. `goTo` can choose another place, and returns whether it did.
 */
export function rememberFocus(): (goTo?: () => boolean) => void {
  const { activeElement } = document
  const places = placesAround(activeElement)
  return (goTo) => whenLost(activeElement, () => goTo?.() || focusNearest(places))
}

function focusNearest(places: readonly Place[]): void {
  for (const { element, index } of places) {
    if (!element.isConnected) continue
    const left = controlsIn(element)
    const next = left[Math.min(Math.max(index, 0), left.length - 1)]
    if (!next) continue
    next.focus({ preventScroll: true })
    return
  }
}

function whenLost(control: Element | null, act: () => void, left = maxFrames): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document
    const isNowhere = activeElement === null || activeElement === body
    if (isNowhere && !control?.isConnected) return act()
    // A dialog that closes has the keyboard for a moment still. Anywhere else the user has moved the focus themselves.
    const isWaiting = isNowhere || activeElement === control || activeElement.closest('dialog') !== null
    if (isWaiting && left > 0) whenLost(control, act, left - 1)
  })
}
