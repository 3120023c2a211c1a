// The Paillier cryptosystem: the product of two ciphertexts is a ciphertext of the sum, computed without decrypting them. The
// primes are the two largest below 2^32, so the key is for demonstration only; a real key has 3,072 bits and is secret.
const p = 4294967291n;
const q = 4294967279n;
const n = p * q;
const square = n * n;
/** The private key. */
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

/** Encrypts a whole number from 0 to below n with the public key; each call returns a different ciphertext. */
export function encrypt(value: bigint) {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  // Must be divisible by neither prime: the probability that it is divisible is one in two billion, and it is never zero.
  const blinding = (((BigInt(high) << 32n) + BigInt(low)) % (n - 1n)) | 1n;
  return ((1n + value * n) * power(blinding, n, square)) % square;
}

/** The ciphertext of the sum of two encrypted numbers, without the private key. */
export const addEncrypted = (first: bigint, second: bigint) => (first * second) % square;

/** Decrypts a ciphertext with the private key. */
export function decrypt(cipher: bigint) {
  const inverse = power(phi, phi - 1n, n);
  return (((power(cipher, phi, square) - 1n) / n) * inverse) % n;
}
