import { expect, test } from 'vitest'
import { Refusal } from './refusal'
import type { Route } from './route'
import { createRouter } from './router'

const handle = () => Promise.resolve(null)
const routes: Route[] = [
  { path: '/<tenantId>/recipe/signup', method: 'post', handle },
  { path: '/recipe/user', method: 'put', handle },
  { path: '/recipe/user', method: 'get', handle },
  { path: '/<tenantId>/tenant', method: 'get', handle, acceptsAnyTenant: true },
  { path: '/keys', method: 'get', handle, isOpen: true },
]
const findRoute = createRouter(routes)

function find({ method = 'GET', path = '', isTrusted = true }) {
  try {
    const { route, tenant } = findRoute({ method, path, isTrusted })
    return `${route.method} ${route.path} for ${tenant}`
  } catch (error) {
    return error instanceof Refusal ? error.status : error
  }
}

test.each([
  ['POST', '/recipe/signup', 'post /<tenantId>/recipe/signup for public'],
  ['POST', '/public/recipe/signup', 'post /<tenantId>/recipe/signup for public'],
  ['POST', '/PUBLIC/Recipe/SignUp', 'post /<tenantId>/recipe/signup for public'],
  ['POST', '/other/recipe/signup', 400],
  ['PUT', '/recipe/user', 'put /recipe/user for public'],
  ['GET', '/recipe/user', 'get /recipe/user for public'],
  ['GET', '/public/recipe/user', 'get /recipe/user for public'],
  ['GET', '/other/recipe/user', 403],
  ['GET', '/other/tenant', 'get /<tenantId>/tenant for other'],
  ['GET', '/recipe/signup', 405],
  ['HEAD', '/recipe/user', 405],
  ['GET', '/recipe', 404],
  ['GET', '/', 404],
  ['GET', '//recipe/user', 404],
  ['GET', '/a/public/recipe/user', 404],
])('%s %s', (method, path, expected) => {
  expect(find({ method, path })).toBe(expected)
})

test.each([
  ['/keys', 'get /keys for public'],
  ['/recipe/user', 401],
  ['/other/recipe/signup', 401],
  ['/nothing', 401],
])('%s without the key', (path, expected) => {
  expect(find({ path, isTrusted: false })).toBe(expected)
})
