import type { EditorElement } from './defineBlock.ts'

export function dressElement(element: HTMLElement, type: string, { className, style, data }: EditorElement): void {
  element.className = `block block-${type} ${className}`.trim()
  element.dataset.block = type
  Object.assign(element.dataset, data)
  Object.assign(element.style, style)
}

export function createBlockElement(type: string, dom: EditorElement): HTMLElement {
  const element = document.createElement(dom.tag)
  dressElement(element, type, dom)
  return element
}
