import type { BlockRenderer } from '../core/render.types.ts'

/**
 * Renders its children. In the tree that readers get, the reusable block is replaced by its content; in a tree where it
 * was not resolved, its children are shown.
 */
export const renderReusable: BlockRenderer<'reusable'> = ({ children }) => children
