type Field = HTMLInputElement | HTMLTextAreaElement

const fields = 'textarea, input[type="email"], input[type="search"], input[type="text"]'

interface Written {
  text: string
  // Null for fields of addresses, which have no caret that a script could move.
  caret: number | null
}

/**
 * Notes what is written into the fields of a part of the page until React has hydrated it: React then empties the fields
 * whose text it keeps itself.
 * @returns writes it into the fields once more, to be called when the part works
 */
export function keepWritten(node: HTMLElement): () => void {
  const written = new Map<Field, Written>()
  const note = (field: Field) => written.set(field, { text: field.value, caret: field.selectionStart })
  for (const field of node.querySelectorAll<Field>(fields)) if (field.value !== field.defaultValue) note(field)
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) note(target)
  }
  node.addEventListener('input', onInput, true)
  return () => {
    node.removeEventListener('input', onInput, true)
    for (const [field, before] of written) if (field.isConnected && field.matches(fields)) write(field, before)
  }
}

function write(field: Field, { text, caret }: Written): void {
  // React notices a change by the difference from what was last written through the field's own property.
  field.value = ''
  Reflect.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (caret !== null) field.setSelectionRange(caret, caret)
}
