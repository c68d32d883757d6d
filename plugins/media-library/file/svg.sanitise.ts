import { FileRefused } from './fileRefused.error.ts'

/** Bytes of the largest drawing that is read; real maps have less than a tenth of this. */
const largestDrawing = 5 * 1024 * 1024

/** Pictures that a drawing may carry inside of itself. */
const picture = /^data:image\/(png|jpeg|gif|webp);base64,/i

/** What would load something from elsewhere, out of a style. */
const foreignStyle = /@import[^;]*;?|url\(\s*(?!['"]?#)[^)]*\)/gi

/**
 * A drawing without anything that runs, and without anything that it would load from elsewhere.
 *
 * @throws FileRefused when it is no drawing, or larger than drawings are
 */
export const sanitiseSvg = async (bytes: Buffer): Promise<Buffer> => {
  if (bytes.length > largestDrawing) throw new FileRefused('This drawing is too large: at most 5 MB.')
  // Heavy, and drawings are rare: loaded when the first one comes.
  const [{ JSDOM }, { default: createPurifier }] = await Promise.all([import('jsdom'), import('dompurify')])
  const { window } = new JSDOM('')
  try {
    const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
    const parsed = new window.DOMParser().parseFromString(text, 'image/svg+xml')
    const root = parsed.documentElement
    if (root?.localName !== 'svg' || parsed.querySelector('parsererror'))
      throw new FileRefused('This drawing is damaged and cannot be read.')
    const purifier = createPurifier(window)
    purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
      const { attrName, attrValue } = attribute
      if (attrName === 'href' || attrName === 'xlink:href')
        attribute.keepAttr = attrValue.startsWith('#') || picture.test(attrValue)
      else attribute.attrValue = attrValue.replaceAll(foreignStyle, '')
    })
    purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
      if (tagName === 'style') node.textContent = (node.textContent ?? '').replaceAll(foreignStyle, '')
    })
    purifier.sanitize(root, {
      IN_PLACE: true,
      USE_PROFILES: { svg: true, svgFilters: true },
      ADD_TAGS: ['use'],
    })
    return Buffer.from(new window.XMLSerializer().serializeToString(root))
  } catch (error) {
    if (error instanceof FileRefused) throw error
    throw new FileRefused('This drawing is damaged and cannot be read.')
  } finally {
    window.close()
  }
}
