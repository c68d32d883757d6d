import type { PropsOf } from '../core/defineBlock.ts'
import type { dynamicContent } from './dynamic-content.schema.ts'

export const dynamicContentModifiers = ({
  centerImage,
  hideBorder,
}: Pick<PropsOf<typeof dynamicContent>, 'centerImage' | 'hideBorder'>) => [
  hideBorder && 'borderless',
  centerImage && 'centered',
]
