// Shows a page in the colours that the reader has chosen. The choice is kept in the browser, because pages are the same
// for all readers. It is the one script that the browser waits for before it draws: no page appears in other colours
// first.
const key = 'citydesk_scheme'
const root = document.documentElement

// Keeps a choice where there is one, and returns what holds.
function chosen(choice?: string): string {
  try {
    if (choice) localStorage.setItem(key, choice)
    const kept = localStorage.getItem(key)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    // The browser keeps nothing for this site: a choice holds for the page.
    return choice ?? 'system'
  }
}

function show(choice?: string): void {
  const scheme = chosen(choice)
  root.dataset.scheme = scheme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme: own } = meta.dataset
    const isOther = own !== scheme
    meta.media = scheme === 'system' ? `(prefers-color-scheme: ${own})` : isOther ? 'not all' : ''
  }
  check()
}

// Says in the switch what is shown, once that is there.
function check(): void {
  const input = document.querySelector<HTMLInputElement>(`[name="scheme"][value="${root.dataset.scheme}"]`)
  if (input) input.checked = true
}

show()
document.addEventListener('DOMContentLoaded', check)
// Another page of the site has changed it.
addEventListener('storage', () => show())
addEventListener('pageshow', ({ persisted }) => persisted && show())
document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.name === 'scheme') show(target.value)
})
