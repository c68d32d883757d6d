// Hides an alert that the reader has closed, and lets it be closed. A script without imports, which the browser runs
// where it stands: inside the bar, before that is drawn. In braces, because its names would be those of the whole page.
{
  const key = 'citydesk-alert'
  const bar = document.currentScript?.parentElement

  // The browser may keep nothing: then the alert is closed until the next page.
  const kept = (id?: string): string | null => {
    try {
      if (id !== undefined) localStorage.setItem(key, id)
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }

  if (bar) {
    const { alert: id = '' } = bar.dataset
    bar.hidden = kept() === id
    bar.dataset.canClose = ''
    bar.addEventListener('click', ({ target }) => {
      if (!(target instanceof Element) || !target.closest('button')) return
      bar.hidden = true
      kept(id)
    })
  }
}

export {}
