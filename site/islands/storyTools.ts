/**
 * Makes the buttons of a story work: sharing by the device's own sheet, copying, links to paragraphs, the bar over the story,
 * the terms of republishing in a dialog, and what is read most below the story. Each is hidden without this script, or is a link to a page.
 */
import { startMostRead } from './mostRead.ts'
import { startStoryBar } from './storyBar.ts'

// Milliseconds for which a button says that it has copied.
const copiedMs = 2000

// Returns the text that a button copies: that of the field that it names, or the address that it stands in.
function textToCopy(button: HTMLElement): string {
  const { copy } = button.dataset
  const field = copy && document.querySelector<HTMLTextAreaElement>(copy)
  return field ? field.value : (button.closest<HTMLElement>('[data-share-url]')?.dataset.shareUrl ?? '')
}

const labels = new WeakMap<HTMLElement, ChildNode[]>()

async function copy(button: HTMLElement): Promise<void> {
  const label = labels.get(button) ?? [...button.childNodes]
  labels.set(button, label)
  // Said to screen readers, too: the button has the focus and changes its name.
  button.ariaLive = 'polite'
  const isCopied = await navigator.clipboard.writeText(textToCopy(button)).then(
    () => true,
    () => false,
  )
  button.textContent = isCopied ? 'Copied' : 'Could not copy'
  setTimeout(() => button.replaceChildren(...label), copiedMs)
}

async function share(list: HTMLElement | null): Promise<void> {
  const { shareTitle: title, shareUrl: url } = list?.dataset ?? {}
  // A reader who closes the sheet has not failed.
  await navigator.share({ title, url }).catch(() => undefined)
}

async function togglePassages(): Promise<void> {
  const { togglePassageLinks } = await import('./passageLinks.ts')
  togglePassageLinks()
}

async function showTerms(href: string): Promise<void> {
  const { openRepublishing } = await import('./republishing.ts')
  await openRepublishing(href)
}

document.addEventListener('click', (event) => {
  const { target } = event
  if (!(target instanceof Element)) return
  const button = target.closest<HTMLElement>('[data-copy]')
  if (button) return void copy(button)
  if (target.closest('[data-passages]')) return void togglePassages()
  const sheet = target.closest('[data-share-sheet]')
  if (sheet) return void share(sheet.closest('ul'))
  const link = target.closest<HTMLAnchorElement>('a[data-republish]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  void showTerms(link.href)
})
// The styles show the buttons now (article.css).
document.documentElement.dataset.tools = 'share' in navigator ? 'sheet' : 'copy'
const bar = document.querySelector<HTMLElement>('[data-story-bar]')
const headline = document.querySelector('.article__headline')
if (bar && headline) startStoryBar(bar, headline)
const mostRead = document.querySelector<HTMLElement>('[data-most-read]')
if (mostRead) startMostRead(mostRead)
