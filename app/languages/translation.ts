/** The texts of a room in another language: the same keys, with texts of their own. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };
