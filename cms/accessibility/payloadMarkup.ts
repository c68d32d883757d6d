// A correction of Payload's own markup for screen readers, made on each element that a selector finds.
interface Mend {
  selector: string
  mend: (element: HTMLElement) => void
}

const named =
  (name: string | ((element: HTMLElement) => string)) =>
  (element: HTMLElement): void => {
    const text = typeof name === 'string' ? name : name(element)
    if (text && element.getAttribute('aria-label') !== text) element.setAttribute('aria-label', text)
  }

const given = (attributes: Record<string, string>) => (element: HTMLElement) => {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
}

const wordsOf = (element: Element | null | undefined): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

const fieldName = (input: HTMLElement): string => {
  const label = input.closest('.field-type, .form-field, .react-select-wrapper')?.querySelector('.field-label, label')
  return wordsOf(label).replace(/\s*\*$/, '') || 'Choose'
}

// The first link or cell of the row that a checkbox stands in.
const rowName = (input: HTMLElement): string => {
  const row = input.closest('tr')
  return `Select ${wordsOf(row?.querySelector('td a') ?? row?.querySelectorAll('td')[1]) || 'row'}`
}

export const mends: readonly Mend[] = [
  // A list in a drawer is no screen.
  { selector: '.not-found, .collection-list:not(main, .drawer *)', mend: given({ role: 'main' }) },
  { selector: '.list-header', mend: given({ role: 'presentation' }) },
  { selector: '.doc-header', mend: given({ role: 'region', 'aria-label': 'Document' }) },
  { selector: '.doc-tabs__tabs', mend: given({ role: 'group', 'aria-label': 'Views of the document' }) },
  { selector: 'a.doc-tab[aria-label]', mend: named(wordsOf) },
  { selector: '.array-field__title, .group-field__title, .payload-settings h3', mend: given({ 'aria-level': '2' }) },
  { selector: '.clickable-arrow--left', mend: named('Previous page') },
  { selector: '.clickable-arrow--right', mend: named('Next page') },
  { selector: '.date-time-picker__clear-button', mend: named('Clear date') },
  { selector: '.doc-controls__popup .popup-button', mend: named('More actions') },
  { selector: '.clipboard-action__popup .popup-button', mend: named('Copy and paste') },
  { selector: '.array-actions__button', mend: named('Actions of this entry') },
  { selector: '.popup-button--size-medium', mend: named('More ways to publish') },
  {
    selector: '#select-all',
    mend: (element) => {
      element.removeAttribute('aria-labelledby')
      named('Select all')(element)
    },
  },
  { selector: 'td input[type=checkbox]:is([aria-label=""], :not([aria-label]))', mend: named(rowName) },
  { selector: 'input[id^="react-select"]', mend: named(fieldName) },
  { selector: '.clear-indicator, .dropdown-indicator', mend: given({ tabindex: '-1' }) },
  { selector: '[aria-roledescription=sortable][role=button]', mend: given({ role: 'group' }) },
  {
    // Lexical leaves the empty menu of a slash at the end of the page.
    selector: '[role=listbox][aria-label="Typeahead menu"]:empty',
    mend: (element) => {
      element.removeAttribute('role')
      element.removeAttribute('aria-label')
    },
  },
  { selector: '.file__thumbnail img', mend: given({ alt: '' }) },
]

/** Adds what is missing below an element. */
export function mendMarkup(root: ParentNode): void {
  for (const { selector, mend } of mends) {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) mend(element)
  }
}

function mendAround(changed: HTMLElement): void {
  mendMarkup(changed)
  for (const { selector, mend } of mends) {
    const outer = changed.closest<HTMLElement>(selector)
    if (outer) mend(outer)
  }
}

/**
 * Keeps Payload's markup corrected while the page changes, at once: a page that is not drawn is read, too.
 * @returns a function that ends it
 */
export function keepMarkupMended(root: HTMLElement): () => void {
  const observer = new MutationObserver((changes) => {
    for (const changed of new Set(changes.map(({ target }) => target))) {
      if (changed instanceof HTMLElement) mendAround(changed)
    }
  })
  mendMarkup(root)
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}
