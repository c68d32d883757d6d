/** The element that stands for a block in the editor; it carries the classes that readers' pages have. */
export interface BlockDom {
  tag: 'div' | 'p' | 'pre' | 'figure' | 'blockquote' | 'a' | 'hr' | 'table' | 'tr' | 'td'
  className: string
  style?: Partial<Record<'flexBasis' | 'height', string>>
  /** Settings that the editor's stylesheet shows: a title, a label. */
  data?: Record<string, string>
}

export function dressElement(element: HTMLElement, type: string, { className, style, data }: BlockDom): void {
  element.className = `block block-${type} ${className}`.trim()
  element.dataset.block = type
  Object.assign(element.dataset, data)
  Object.assign(element.style, style)
}

export function createBlockElement(type: string, dom: BlockDom): HTMLElement {
  const element = document.createElement(dom.tag)
  dressElement(element, type, dom)
  return element
}
