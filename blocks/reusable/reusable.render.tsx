import type { BlockRenderer } from '../core/render.types.ts'
import type { reusable } from './reusable.schema.ts'

/**
 * Renders its children. In the tree that readers get, the reusable block is replaced by its content; in a tree where it
 * was not resolved, its children are shown.
 */
export const renderReusable: BlockRenderer<typeof reusable> = ({ children }) => children
