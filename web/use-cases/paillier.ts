// Paillier's scheme: the product of two ciphertexts is a ciphertext of the sum, computed without decrypting them. The primes are the two
// greatest below 2^32, so the key is a toy; a real one has 3,072 bits and is not printed in a page.
const p = 4294967291n;
const q = 4294967279n;
const n = p * q;
const square = n * n;
/** The secret half of the key. */
const phi = (p - 1n) * (q - 1n);

/** `base` to the power of `exponent`, modulo `modulus`. */
function power(base: bigint, exponent: bigint, modulus: bigint) {
  let result = 1n;
  let factor = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % modulus;
    factor = (factor * factor) % modulus;
  }
  return result;
}

/** Encrypts a whole number from 0 to below n with the public key; each call gives another ciphertext. */
export function encrypt(value: bigint) {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  // Divisible by neither prime: the chance that it is comes to one in two thousand million, and zero is never drawn.
  const blinding = (((BigInt(high) << 32n) + BigInt(low)) % (n - 1n)) | 1n;
  return ((1n + value * n) * power(blinding, n, square)) % square;
}

/** The ciphertext of the sum of two encrypted numbers, without the secret key. */
export const addEncrypted = (one: bigint, other: bigint) => (one * other) % square;

/** Decrypts a ciphertext with the secret half of the key. */
export function decrypt(cipher: bigint) {
  const inverse = power(phi, phi - 1n, n);
  return (((power(cipher, phi, square) - 1n) / n) * inverse) % n;
}
