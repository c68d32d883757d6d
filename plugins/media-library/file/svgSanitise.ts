import { maxDrawingBytes, refuseComplexSvg, tooLarge } from './svgLimits.ts'
import { UnfitFile } from './unfitFileError.ts'

// Pictures that a drawing may carry inside of itself.
const picture = /^data:image\/(png|jpeg|gif|webp);base64,/i

// Matches what would load external content in a style. A missing end is matched, too: each letter is read once.
const foreignStyle = /@import[^;]*;?|url\((?!\s*['"]?#)[^)]*\)?/gi

// Comments of a style; Payload's own check of drawings takes minutes over many that never end.
const styleComment = /\/\*[\s\S]*?(?:\*\/|$)/g

const ownStyle = (style: string): string => style.replaceAll(styleComment, ' ').replaceAll(foreignStyle, '')

const settleSize = (root: Element): void => {
  const isLength = (name: string) => /^\s*0*[1-9.][\d.]*\s*(?:[a-z]+\s*)?$/i.test(root.getAttribute(name) ?? '')
  if (root.hasAttribute('viewBox') || (isLength('width') && isLength('height'))) return
  root.setAttribute('width', '300')
  root.setAttribute('height', '150')
}

/**
 * Returns a drawing without anything that runs, and without anything that it would load from elsewhere.
 *
 * @throws UnfitFile when it is no drawing, or larger than drawings are
 */
export async function sanitiseSvg(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > maxDrawingBytes) throw new UnfitFile(tooLarge)
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  refuseComplexSvg(text)
  // Heavy, and drawings are rare: loaded when the first one comes.
  const [{ JSDOM }, { default: createPurifier }] = await Promise.all([import('jsdom'), import('dompurify')])
  const { window } = new JSDOM('')
  try {
    const parsed = new window.DOMParser().parseFromString(text, 'image/svg+xml')
    const root = parsed.documentElement
    if (root?.localName !== 'svg' || parsed.querySelector('parsererror'))
      throw new UnfitFile('This drawing is damaged and cannot be read.')
    const purifier = createPurifier(window)
    purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
      const { attrName, attrValue } = attribute
      if (attrName === 'href' || attrName === 'xlink:href')
        attribute.keepAttr = attrValue.startsWith('#') || picture.test(attrValue)
      else attribute.attrValue = ownStyle(attrValue)
    })
    purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
      if (tagName === 'style') node.textContent = ownStyle(node.textContent ?? '')
    })
    purifier.sanitize(root, {
      IN_PLACE: true,
      USE_PROFILES: { svg: true, svgFilters: true },
      ADD_TAGS: ['use'],
    })
    settleSize(root)
    const cleaned = Buffer.from(new window.XMLSerializer().serializeToString(root))
    // Letters that XML escapes need more bytes than they had.
    if (cleaned.length > maxDrawingBytes) throw new UnfitFile(tooLarge)
    return cleaned
  } catch (error) {
    if (error instanceof UnfitFile) throw error
    throw new UnfitFile('This drawing is damaged and cannot be read.')
  } finally {
    window.close()
  }
}
