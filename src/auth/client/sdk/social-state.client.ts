import type { RecipeInterface } from 'supertokens-auth-react/recipe/thirdparty'

/** A state is valid once: going back to the callback page must not sign anyone in. */
export function stateServesOnce(original: RecipeInterface): RecipeInterface {
  return {
    ...original,

    getStateAndOtherInfoFromStorage(input) {
      const state = original.getStateAndOtherInfoFromStorage(input)
      return state && state.expiresAt > 0
        ? original.getStateAndOtherInfoFromStorage(input)
        : undefined
    },

    // The SDK takes a state that is missing for an empty one.
    async verifyAndGetStateOrThrowError(input) {
      const { stateFromAuthProvider: state } = input
      return original.verifyAndGetStateOrThrowError({
        ...input,
        stateFromAuthProvider: state === '' ? undefined : state,
      })
    },

    async signInAndUp(input) {
      try {
        return await original.signInAndUp(input)
      } finally {
        const state = original.getStateAndOtherInfoFromStorage(input)
        if (state) {
          await original.setStateAndOtherInfoToStorage({
            ...input,
            state: { ...state, expiresAt: 0 },
          })
        }
      }
    },
  }
}
