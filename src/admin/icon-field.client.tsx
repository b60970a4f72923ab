'use client'
export function IconField() { return null }
