import type { BlockRenderer } from '../core/render.types.ts'

/** Never seen by itself: the public tree has its children in its place. In a raw tree they are what is shown. */
export const renderReusable: BlockRenderer<'reusable'> = ({ children }) => children
