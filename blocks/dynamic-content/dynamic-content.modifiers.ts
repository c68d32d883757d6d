import type { PropsOf } from '../registry/schemas.ts'

/** Returns the settings of the slot that change how it looks, as modifiers of its class. */
export const dynamicContentModifiers = ({
  centerImage,
  hideBorder,
}: Pick<PropsOf<'dynamic-content'>, 'centerImage' | 'hideBorder'>) => [
  hideBorder && 'borderless',
  centerImage && 'centered',
]
