import type { PropsOf } from '../core/defineBlock.ts'
import type { dynamicContent } from './dynamic-content.schema.ts'

export function dynamicContentModifiers({
  centerImage,
  hideBorder,
}: Pick<PropsOf<typeof dynamicContent>, 'centerImage' | 'hideBorder'>) {
  return [hideBorder && 'borderless', centerImage && 'centered']
}
