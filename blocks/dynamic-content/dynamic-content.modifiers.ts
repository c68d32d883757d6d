import type { PropsOf } from '../registry/schemas.ts'

export const dynamicContentModifiers = ({
  centerImage,
  hideBorder,
}: Pick<PropsOf<'dynamic-content'>, 'centerImage' | 'hideBorder'>) => [
  hideBorder && 'borderless',
  centerImage && 'centered',
]
