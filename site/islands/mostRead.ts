// Distance below the window at which the list is fetched.
const rootMargin = '600px 0px'

/** Puts what is read most into the place that links to it, when that comes near. The link stays where the list cannot be loaded. */
export function startMostRead(place: HTMLElement): void {
  const show = async () => {
    const href = place.querySelector('a')?.href ?? ''
    const answer = await fetch(href).catch(() => null)
    const page = answer?.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null
    const list = page?.querySelector('.most-popular')
    if (list) place.replaceChildren(list)
  }
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void show()
    },
    { rootMargin },
  ).observe(place)
}
