// Pixels that a finger moves the page by without meaning it.
const tremble = 8

/**
 * Shows the bar of a story while its reader scrolls up below the headline. It never lies on what has the focus, and stays
 * while it is used.
 */
export function startStoryBar(bar: HTMLElement, headline: Element): void {
  const contents = bar.querySelector('details')
  let last = scrollY

  const isInTheWay = () => {
    const { activeElement: focused, body } = document
    if (!focused || focused === body || bar.contains(focused)) return false
    const { top, bottom } = focused.getBoundingClientRect()
    return bottom > 0 && top < bar.offsetHeight
  }
  const show = (isShown: boolean) => bar.toggleAttribute('data-shown', isShown)

  addEventListener(
    'scroll',
    () => {
      const isPast = headline.getBoundingClientRect().bottom < 0
      const way = scrollY - last
      if (isPast && Math.abs(way) < tremble) return
      last = scrollY
      if (!bar.contains(document.activeElement) && !contents?.open) show(isPast && way < 0 && !isInTheWay())
    },
    { passive: true },
  )
  const close = ({ target }: Event, isFollowed = false) => {
    if (contents && (isFollowed || !contents.contains(target as Node))) contents.open = false
  }
  document.addEventListener('focusin', (event) => {
    close(event)
    if (isInTheWay()) show(false)
  })
  document.addEventListener('click', (event) => close(event, event.target instanceof HTMLAnchorElement))
}
