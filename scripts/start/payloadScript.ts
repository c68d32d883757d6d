/**
 * Arguments for Node before a script that loads the back office's configuration.
 *
 * The condition is not about speed. Without it Node takes the builds of Lexical that wait for an import at their top; a
 * score of those that import each other now and then wait for each other for ever, and Node ends with code 13. The
 * production builds do not wait.
 */
export const payloadScript = ['--conditions=production', 'scripts/start/bundled.mjs'] as const
