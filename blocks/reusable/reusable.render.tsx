import type { BlockRenderer } from '../core/render.types.ts'

/**
 * Never seen by itself: in the tree that readers get, the blocks that it names are in its place. In a tree where nobody
 * looked them up, what it holds is shown.
 */
export const renderReusable: BlockRenderer<'reusable'> = ({ children }) => children
