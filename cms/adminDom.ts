/**
 * Payload's markup, as far as scripts look something up in it. What only adds names and roles to that markup stands in
 * `accessibility/payloadMarkup.ts`, what changes its look in the style sheets.
 */

const fieldIdPrefix = 'field-'

/** Selects the frame of a field: its label, its control and what stands below. */
export const fieldFrame = '.field-type'

/** Selects the frames of fields that hold no other fields. */
export const singleField = `${fieldFrame}:not(:has(${fieldFrame}))`

/** Selects texts, which say themselves that they are read only. */
export const textFields = '.text, .textarea, .rich-text-lexical'

/** Selects what has a border of its own in a field. */
export const fieldControls =
  'input:not([type=checkbox], .rs__control *), textarea, .rs__control, .checkbox-input__input'

/** Returns the id of the element of a field. @param path path in the form */
export function fieldId(path: string): string {
  return `${fieldIdPrefix}${path.replaceAll('.', '__')}`
}

// Returns the path in the form of the field whose element has an id.
const pathOfId = (id: string): string => id.slice(fieldIdPrefix.length).replaceAll('__', '.')

/** Returns the element of a field; null while it is not on the page. */
export function fieldElement(path: string): HTMLElement | null {
  return document.getElementById(fieldId(path))
}

/** Returns the path in the form of the field that an element stands in; null outside of fields. */
export function pathOfFieldAround(element: Element): string | null {
  const id = element.closest(`[id^="${fieldIdPrefix}"]`)?.id
  return id ? pathOfId(id) : null
}

/** Returns the path in the form of the field in a frame; null for one without an id. */
export function pathOfFieldIn(frame: Element): string | null {
  const id = frame.querySelector(`[id^="${fieldIdPrefix}"]`)?.id
  return id ? pathOfId(id) : null
}

/** Returns the frame of the field that an element stands in. */
export function fieldFrameAround(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>(fieldFrame) ?? null
}

export function labelIn(frame: Element): string {
  return frame.querySelector('label, .field-label')?.textContent?.replace('*', '').trim() ?? ''
}

/** Returns the fields of the document's form. */
export function documentFields(): Element | null {
  return document.querySelector('.document-fields')
}

/** Returns the bar with the document's status and its buttons. */
export function documentBar(): Element | null {
  return document.querySelector('.doc-controls')
}

export function isInMenu(element: Element): boolean {
  return element.closest('.popup__content') !== null
}

export function isMenuOpen(): boolean {
  return document.querySelector('.popup__content') !== null
}

/** Returns the rich text field that an editor's text stands in. */
export function richTextAround(root: Element | null): Element | null {
  return root?.closest('.rich-text-lexical') ?? null
}

/** Returns the frame of an editor: its text, and what plugins draw beside it. */
export function editorFrameAround(root: Element | null): Element | null {
  return root?.closest('.editor-container') ?? null
}

/** Returns the search of a list in a drawer; null while it is not drawn. */
export function searchIn(drawer: Element | null): HTMLElement | null {
  return drawer?.querySelector<HTMLElement>('.search-filter__input, input[type=search]') ?? null
}

/**
 * Returns how far below the top of the window sight begins (px): the bar with the document's status and its buttons stays
 * there, and what lies under it is not seen.
 */
export function topOfSight(): number {
  return Math.max(0, documentBar()?.getBoundingClientRect().bottom ?? 0)
}
