// Puts a button at each paragraph of a story that has an address of its own, by which readers copy that address, or
// takes them away again. Loaded when a reader asks for it; the script of stories does the copying.
const linked = '.article__body :is(p, h2, h3, h4, h5, h6, ul, ol, blockquote, figure)[id]'
const buttonClass = 'passage-link'
// Letters of a passage that distinguish it from others.
const shownLetters = 40

function buttonFor(passage: HTMLElement): HTMLButtonElement {
  const words = passage.textContent.trim().replace(/\s+/gu, ' ')
  const shownWords = words.length > shownLetters ? `${words.slice(0, shownLetters)}…` : words
  const button = document.createElement('button')
  button.type = 'button'
  button.className = buttonClass
  button.lang = document.documentElement.lang
  button.dataset.copy = ''
  button.dataset.share = 'copy'
  button.dataset.shareUrl = `${location.origin}${location.pathname}#${passage.id}`
  const name = document.createElement('span')
  name.className = 'visually-hidden'
  name.textContent = `Copy link to “${shownWords || passage.id}”`
  button.append(name)
  return button
}

/** Shows the buttons, or takes them away where they are there. */
export function togglePassageLinks(): void {
  const buttons = document.querySelectorAll(`.${buttonClass}`)
  const areThere = buttons.length > 0
  for (const button of buttons) button.remove()
  for (const toggle of document.querySelectorAll('[data-passages]')) toggle.ariaPressed = String(!areThere)
  if (areThere) return
  for (const passage of document.querySelectorAll<HTMLElement>(linked)) {
    // A list holds nothing but items.
    const place = passage.matches('ul, ol') ? passage.lastElementChild : passage
    place?.append(buttonFor(passage))
  }
}
