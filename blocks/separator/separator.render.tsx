import type { BlockRenderer } from '../core/render.types.ts'

/** A change of subject. */
export const renderSeparator: BlockRenderer<'separator'> = () => <hr className="separator" />
