/**
 * Shows the terms of a story for other publications in a dialog. Goes to their page where they cannot be loaded.
 * Loaded when a reader asks for the terms.
 */
export async function openRepublishing(href: string): Promise<void> {
  const answer = await fetch(href).catch(() => null)
  const page = answer?.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null
  const terms = page?.getElementById('republish')
  if (!terms) return location.assign(href)
  document.querySelector('.republish-dialog')?.remove()
  const dialog = document.createElement('dialog')
  dialog.className = 'republish-dialog'
  dialog.setAttribute('aria-labelledby', 'republish-title')
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'republish-dialog__close'
  close.textContent = 'Close'
  close.addEventListener('click', () => dialog.close())
  dialog.append(document.adoptNode(terms), close)
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close())
  // In the frame of the site, whose accent it takes.
  document.querySelector('.site-frame')?.append(dialog)
  dialog.showModal()
  document.getElementById('republish-title')?.focus()
}
