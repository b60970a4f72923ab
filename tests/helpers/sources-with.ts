import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../../src/dev/checkout'

const trees = ['collections', 'globals', 'src', 'payload.config.ts', 'next.config.ts']
/** Tests, what is generated, and the local stack, which the site never imports. */
const apart = /\.test\.tsx?$|^src\/dev\/|^src\/payload-types\.ts$|importMap\.js$/

/** The paths of the product's own sources in which something is written, in order. */
export function sourcesWith(pattern: RegExp): string[] {
  return trees
    .flatMap((tree) =>
      /\.\w+$/.test(tree)
        ? [tree]
        : readdirSync(join(checkout, tree), { recursive: true, encoding: 'utf8' })
            .filter((name) => /\.tsx?$/.test(name))
            .map((name) => `${tree}/${name.replaceAll('\\', '/')}`),
    )
    .filter((path) => !apart.test(path) && pattern.test(readFileSync(join(checkout, path), 'utf8')))
    .sort()
}
