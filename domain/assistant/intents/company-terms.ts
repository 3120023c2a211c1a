import { site } from "#site";

/** The product's name as visitors type it. */
export const product = site.name.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, "");

/** How visitors refer to the company, as the source of a regular expression. */
export const us = `(?:you|your|yours|yourself|your (?:company|firm|team|product|products|service|website|site)|${product}|the company|the product)`;
