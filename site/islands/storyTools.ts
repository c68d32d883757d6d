/**
 * Makes the buttons of a story work: sharing by the device's own sheet, copying, and the terms of republishing in a dialog.
 * Each is hidden without this script, or is a link to a page.
 */

/** Milliseconds for which a button says that it has copied. */
const copiedMs = 2000

function showButtons(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-copy]')) {
    button.hidden = false
    button.closest('li')?.removeAttribute('hidden')
  }
  // At a desk the sheet is a longer way than the links.
  if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return
  for (const button of root.querySelectorAll('[data-share-sheet]')) {
    button.closest('li')?.removeAttribute('hidden')
    button.closest('ul')?.setAttribute('data-has-sheet', '')
  }
}

/** Returns the text that a button copies: that of a field, or the address of the story. */
function textToCopy(button: HTMLElement): string {
  const { copy = '' } = button.dataset
  const field = copy.startsWith('#') ? document.querySelector<HTMLTextAreaElement>(copy) : null
  return field?.value ?? button.closest<HTMLElement>('[data-share-url]')?.dataset.shareUrl ?? location.href
}

async function copy(button: HTMLElement): Promise<void> {
  const { label = button.textContent } = button.dataset
  button.dataset.label = label
  // Said to screen readers, too: the button has the focus and changes its name.
  button.setAttribute('aria-live', 'polite')
  const isCopied = await navigator.clipboard.writeText(textToCopy(button)).then(
    () => true,
    () => false,
  )
  button.textContent = isCopied ? 'Copied' : 'Could not copy'
  setTimeout(() => {
    button.textContent = label
  }, copiedMs)
}

async function share(list: HTMLElement | null): Promise<void> {
  const { shareTitle: title, shareUrl: url } = list?.dataset ?? {}
  // A reader who closes the sheet has not failed.
  await navigator.share({ title, url }).catch(() => undefined)
}

/** Shows the terms of a story in a dialog; goes to their page where they cannot be loaded. */
async function openRepublishing(href: string): Promise<void> {
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
  showButtons(dialog)
  dialog.showModal()
  document.getElementById('republish-title')?.focus()
}

document.addEventListener('click', (event) => {
  const { target } = event
  if (!(target instanceof Element)) return
  const button = target.closest<HTMLElement>('[data-copy]')
  if (button) return void copy(button)
  const sheet = target.closest('[data-share-sheet]')
  if (sheet) return void share(sheet.closest('ul'))
  const link = target.closest<HTMLAnchorElement>('a[data-republish]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  void openRepublishing(link.href)
})
showButtons(document)
