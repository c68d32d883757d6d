/**
 * Shows an error when a page of the back office is incomplete, as when the server stops while a user opens it: without
 * its scripts a page looks finished and answers to nothing, and one whose end is missing turns empty. It runs in the
 * browser by itself, before and without those scripts, so it stands on nothing outside of it.
 *
 * @param timeoutMs milliseconds until a page that has not become interactive counts as broken
 */
export function watchLoading(timeoutMs: number): void {
  const say = (id: 'page-incomplete' | 'page-not-alive') => {
    // What failed may have taken the whole document with it.
    const root = document.documentElement ?? document.appendChild(document.createElement('html'))
    if (document.getElementById(id)) return
    const bar = document.createElement('div')
    bar.id = id
    bar.setAttribute('role', 'alert')
    // Style sheets may be what is missing.
    bar.style.cssText =
      'position:fixed;inset:0 0 auto;z-index:1000;display:flex;flex-wrap:wrap;gap:12px;align-items:center;justify-content:center;' +
      'padding:12px 16px;background:#7a1f1a;color:#fff;font:16px/1.4 system-ui,sans-serif'
    const reload = document.createElement('button')
    reload.type = 'button'
    reload.textContent = 'Reload'
    reload.style.cssText =
      'min-height:44px;padding:0 20px;border:0;border-radius:4px;background:#fff;color:#7a1f1a;font:inherit;font-weight:600;cursor:pointer'
    reload.onclick = () => location.reload()
    bar.append('Part of this page did not arrive. What you have written is kept.', reload)
    root.append(bar)
  }
  const isAlive = () => document.documentElement?.dataset.arrived !== undefined
  // A browser waits for the style sheets of a page before it runs a script that comes after them.
  if ([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(({ sheet }) => sheet === null))
    say('page-incomplete')
  addEventListener(
    'error',
    ({ target }) => {
      // Code that requests a script later handles the result itself.
      if (target instanceof HTMLScriptElement && target.onerror === null) say('page-incomplete')
    },
    true,
  )
  addEventListener('unhandledrejection', () => {
    // React gives up on a page whose end is missing, and empties it in the next moment.
    if (!isAlive()) setTimeout(say, 0, 'page-not-alive')
  })
  setTimeout(() => {
    if (!isAlive()) say('page-not-alive')
  }, timeoutMs)
}
